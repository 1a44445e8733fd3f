/**
 * "Do you own this box?": questions to owners, and a file with their answers. Nothing leaves the device until they send
 * the file themselves. A draft of the text is kept here.
 */
import type { OwnerQuestion } from '@parlour/games/shelf/provenance';
import type { ShelvedBox } from '@parlour/games/shelf/shelf';
import { isObject } from '@parlour/kernel/json';
import { type Signal, signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { loadCards } from '../lib/box-assets.ts';
import { downloadFile } from '../lib/download.ts';
import { useAsync } from '../lib/use-async.ts';
import { cropPicture, dataUrlOf, WHOLE } from '../packs/picture-crop.tsx';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/choices.tsx';
import { FileButton, Form, inputClass, TextArea, TextField } from '../ui/fields.tsx';
import { Row } from '../ui/surfaces.tsx';
import { type ShownCard, shownCards } from './cards.tsx';
import styles from './leaflets.module.css';
import { leafletsText } from './leaflets-text.ts';

const [MAX_TEXT_LENGTH, MAX_NAME_LENGTH, MAX_COUNT, MAX_PHOTOS] = [2000, 80, 99, 6] as const;
const PHOTO_SIZE_PX = { width: 1600, height: 1600 };

/** By question: a text, or a text per card. */
type Answers = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Draft = { readonly name: string; readonly mayPublish: boolean; readonly answers: Answers };

const EMPTY: Draft = { name: '', mayPublish: false, answers: {} };

const draftKey = (box: string): string => `parlour-owner-${box}`;

/** A draft that cannot be read is left out. */
function readDraft(box: string): Draft {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(draftKey(box)) ?? '{}');
    return isObject(parsed) && isObject(parsed.answers) ? ({ ...EMPTY, ...parsed } as Draft) : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Without storage the form still works. */
function saveDraft(box: string, draft: Draft): void {
  try {
    localStorage.setItem(draftKey(box), JSON.stringify(draft));
  } catch {}
}

const isCount = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= MAX_COUNT;

type Photo = { readonly name: string; readonly data: string };

type Answered = {
  readonly id: string;
  readonly question: string;
  readonly answer: string | Readonly<Record<string, string | number>>;
};

/** Unanswered questions are left out. */
function answeredOf({ id, kind, text }: OwnerQuestion, answer: Answers[string] | undefined): Answered[] {
  if (typeof answer === 'string') return answer === '' ? [] : [{ id, question: text, answer }];
  const given = Object.entries(answer ?? {}).filter(([, value]) => value !== '');
  if (given.length === 0) return [];
  const byCard = given.map(([card, value]) => [card, kind === 'count' ? Number(value) : value]);
  return [{ id, question: text, answer: Object.fromEntries(byCard) }];
}

type OwnerFormProps = { readonly box: ShelvedBox; readonly questions: readonly OwnerQuestion[] };

export function OwnerForm({ box, questions }: OwnerFormProps): JSX.Element {
  const draft = useMemo(() => signal(readDraft(box.id)), [box.id]);
  const name = useMemo(() => signal(draft.peek().name), [draft]);
  const photos = useSignal<readonly Photo[]>([]);
  const message = useSignal('');
  const cards = useAsync(async () => shownCards(await loadCards(box, {})).slice(0, -1), [box.id]) ?? [];
  const change = (changed: Partial<Draft>): void => {
    draft.value = { ...draft.peek(), ...changed };
    saveDraft(box.id, draft.peek());
  };
  useEffect(() => name.subscribe(text => text !== draft.peek().name && change({ name: text })), [name]);
  const answer = (id: string, value: Answers[string]): void =>
    change({ answers: { ...draft.peek().answers, [id]: value } });
  const addPhoto = async (file: File): Promise<void> => {
    message.value = '';
    try {
      const picture = await cropPicture(file, PHOTO_SIZE_PX, () => WHOLE);
      photos.value = [...photos.value, { name: file.name.slice(0, MAX_NAME_LENGTH), data: await dataUrlOf(picture) }];
    } catch {
      message.value = leafletsText('photoRefused', { file: file.name });
    }
  };
  const save = (): void => {
    const wrong = questions
      .filter(({ kind }) => kind === 'count')
      .flatMap(({ id }) => Object.entries(draft.value.answers[id] ?? {}))
      .find(([, text]) => text !== '' && !isCount(text));
    if (wrong) {
      message.value = leafletsText('notACount', { card: wrong[0], max: MAX_COUNT });
      return;
    }
    const { mayPublish, answers } = draft.value;
    const report = {
      ...{ format: 'parlour owner report', version: 1, box: box.id, name: name.value, mayPublish },
      answers: questions.flatMap(each => answeredOf(each, answers[each.id])),
      photos: photos.value,
    };
    const file = `parlour-${box.id}.json`;
    downloadFile(file, JSON.stringify(report, null, 2), 'application/json');
    message.value = leafletsText('reportSaved', { file });
  };
  return (
    <Form onSubmit={save}>
      {questions.map(question => (
        <Question
          key={question.id}
          question={question}
          cards={cards}
          answer={draft.value.answers[question.id]}
          onAnswer={value => answer(question.id, value)}
        />
      ))}
      <TextField label={leafletsText('ownerName')} text={name} maxLength={MAX_NAME_LENGTH} autocomplete="name" />
      <Switch
        label={leafletsText('mayPublish')}
        isOn={draft.value.mayPublish}
        onChange={mayPublish => change({ mayPublish })}
      />
      {photos.value.length > 0 && (
        <ul class={styles.photos}>
          {photos.value.map((photo, i) => (
            <li key={photo.data}>
              <img src={photo.data} alt={leafletsText('photoNumber', { number: i + 1 })} />
              <Button
                size="small"
                label={leafletsText('removePhoto', { number: i + 1 })}
                onAct={() => (photos.value = photos.value.filter(other => other !== photo))}
              >
                {leafletsText('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Row>
        {photos.value.length < MAX_PHOTOS && (
          <FileButton accept="image/*" onFile={addPhoto}>
            {leafletsText('addPhoto')}
          </FileButton>
        )}
        <Button tone="primary">{leafletsText('saveReport')}</Button>
      </Row>
      <p role="status">{message.value}</p>
    </Form>
  );
}

type QuestionProps = {
  readonly question: OwnerQuestion;
  readonly cards: readonly ShownCard[];
  readonly answer: Answers[string] | undefined;
  onAnswer(answer: Answers[string]): void;
};

function Question({ question: { kind, text }, cards, answer, onAnswer }: QuestionProps): JSX.Element {
  if (kind === 'text') return <TextQuestion label={text} answer={String(answer ?? '')} onAnswer={onAnswer} />;
  const byCard = typeof answer === 'object' ? answer : {};
  return (
    <fieldset class={styles.cardQuestion} data-kind={kind}>
      <legend>{text}</legend>
      {cards.map(({ card, name }) => (
        <CardAnswer
          key={card}
          name={name}
          kind={kind}
          value={byCard[card] ?? ''}
          onChange={value => onAnswer({ ...byCard, [card]: value })}
        />
      ))}
    </fieldset>
  );
}

type CardAnswerProps = {
  readonly name: string;
  readonly kind: OwnerQuestion['kind'];
  readonly value: string;
  onChange(value: string): void;
};

/** A tick or a number for one card. */
function CardAnswer({ name, kind, value, onChange }: CardAnswerProps): JSX.Element {
  const id = useId();
  return (
    <div class={styles.cardAnswer}>
      {kind === 'tick' ? (
        <input
          id={id}
          type="checkbox"
          checked={value !== ''}
          onChange={event => onChange(event.currentTarget.checked ? name : '')}
        />
      ) : (
        <input
          id={id}
          class={inputClass}
          inputMode="numeric"
          maxLength={2}
          value={value}
          aria-invalid={value !== '' && !isCount(value)}
          onInput={event => onChange(event.currentTarget.value)}
        />
      )}
      <label for={id}>{name}</label>
    </div>
  );
}

type TextQuestionProps = { readonly label: string; readonly answer: string; onAnswer(answer: string): void };

function TextQuestion({ label, answer, onAnswer }: TextQuestionProps): JSX.Element {
  const text: Signal<string> = useSignal(answer);
  useEffect(() => text.subscribe(value => value !== answer && onAnswer(value)), []);
  return <TextArea label={label} text={text} maxLength={MAX_TEXT_LENGTH} />;
}
