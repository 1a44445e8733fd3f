/** A server's own description of itself, and whether what was said agrees with it. */
import { must } from '@parlour/kernel/must';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { get } from './test-server.ts';

type Ref = { readonly $ref: string };
type Operation = {
  readonly action: 'send' | 'receive';
  readonly messages: readonly Ref[];
  readonly reply?: { readonly messages: readonly Ref[] };
};
type Document = {
  readonly channels: { readonly sitting: { readonly messages: Record<string, { payload: { schema: object } }> } };
  readonly operations: Readonly<Record<string, Operation>>;
};

/** A frame as it went over the line. */
export type Spoken = { readonly by: 'client' | 'server'; readonly text: string };

export type Description = {
  /** What is wrong with what was said on one line, frame by frame. */
  complaints(spoken: readonly Spoken[]): string[];
  /** Messages of the document that nobody has ever said. */
  unsaid(): string[];
};

const nameOf = ({ $ref }: Ref): string => must($ref.split('/').at(-1));

export async function descriptionOf(address: string): Promise<Description> {
  const { channels, operations } = (await (await get(address, '/api/asyncapi.json')).json()) as Document;
  const ajv = new Ajv2020({ strict: false });
  const checks = new Map<string, ValidateFunction>(
    Object.entries(channels.sitting.messages).map(([name, { payload }]) => [name, ajv.compile(payload.schema)]),
  );
  const said = new Set<string>();
  /** Exactly one of the messages it may be. */
  const judge = (frame: object, refs: readonly Ref[]): string[] => {
    const fits = refs.map(nameOf).filter(name => must(checks.get(name))(frame));
    for (const name of fits) said.add(name);
    if (fits.length === 1) return [];
    const why = refs.map(ref => ajv.errorsText(must(checks.get(nameOf(ref))).errors)).join(' | ');
    return [
      `${JSON.stringify(frame).slice(0, 300)} is ${fits.join(' and ') || 'nothing'} of ${refs.map(nameOf)}: ${why}`,
    ];
  };
  return {
    complaints(spoken) {
      const asked = new Map<string | undefined, string>();
      return spoken.flatMap(({ by, text }) => {
        const frame = JSON.parse(text);
        if (by === 'client') asked.set(frame.id, frame.ask);
        const operation =
          operations[frame.ask ?? (frame.id === undefined && frame.tell ? `tell-${frame.tell}` : asked.get(frame.id))];
        if (!operation) return [`nobody described ${text.slice(0, 200)}`];
        const isAnswer = by === 'server' && operation.action === 'receive';
        return judge(frame, isAnswer ? must(operation.reply).messages : operation.messages);
      });
    },
    unsaid: () => [...checks.keys()].filter(name => !said.has(name)),
  };
}
