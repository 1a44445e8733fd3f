/** The file name of a character's portrait in `baked/portraits/<box>/`. */
export const portraitFileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
