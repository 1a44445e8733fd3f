/** How right the plural sense is, measured on words labelled by hand [KG-13r]. */
export type Score = {
  readonly words: number;
  readonly right: number;
  /** Of the words judged plural, and of the words that are, the part that is both. */
  readonly precision: number;
  readonly recall: number;
  readonly wrong: readonly string[];
};

export function scoreOf(labelled: ReadonlyMap<string, boolean>, isPlural: (word: string) => boolean): Score {
  const words = [...labelled.keys()];
  const wrong = words.filter(word => isPlural(word) !== labelled.get(word));
  const judged = words.filter(isPlural);
  const both = judged.filter(word => labelled.get(word)).length;
  const plurals = words.filter(word => labelled.get(word)).length;
  return {
    words: words.length,
    right: words.length - wrong.length,
    precision: both / judged.length,
    recall: both / plurals,
    wrong,
  };
}
