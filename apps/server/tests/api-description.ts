/** Checks frames against the server's own AsyncAPI document. */
import { assertDefined } from '@parlour/kernel/result';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fetchPath } from './test-server.ts';

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

export type SentFrame = { readonly by: 'client' | 'server'; readonly text: string };

export type ApiDescription = {
  violations(spoken: readonly SentFrame[]): string[];
  unusedMessages(): string[];
};

const nameOf = ({ $ref }: Ref): string => assertDefined($ref.split('/').at(-1));

export async function fetchApiDescription(address: string): Promise<ApiDescription> {
  const { channels, operations } = (await (await fetchPath(address, '/api/asyncapi.json')).json()) as Document;
  const ajv = new Ajv2020({ strict: false });
  const checks = new Map<string, ValidateFunction>(
    Object.entries(channels.sitting.messages).map(([name, { payload }]) => [name, ajv.compile(payload.schema)]),
  );
  const said = new Set<string>();
  const judge = (frame: object, refs: readonly Ref[]): string[] => {
    const fits = refs.map(nameOf).filter(name => assertDefined(checks.get(name))(frame));
    for (const name of fits) said.add(name);
    if (fits.length === 1) return [];
    const why = refs.map(ref => ajv.errorsText(assertDefined(checks.get(nameOf(ref))).errors)).join(' | ');
    return [
      `${JSON.stringify(frame).slice(0, 300)} is ${fits.join(' and ') || 'nothing'} of ${refs.map(nameOf)}: ${why}`,
    ];
  };
  return {
    violations(spoken) {
      const asked = new Map<string | undefined, string>();
      return spoken.flatMap(({ by, text }) => {
        const frame = JSON.parse(text);
        if (by === 'client') asked.set(frame.id, frame.ask);
        const operation =
          operations[frame.ask ?? (frame.id === undefined && frame.tell ? `tell-${frame.tell}` : asked.get(frame.id))];
        if (!operation) return [`nobody described ${text.slice(0, 200)}`];
        const isAnswer = by === 'server' && operation.action === 'receive';
        return judge(frame, isAnswer ? assertDefined(operation.reply).messages : operation.messages);
      });
    },
    unusedMessages: () => [...checks.keys()].filter(name => !said.has(name)),
  };
}
