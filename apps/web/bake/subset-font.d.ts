declare module 'subset-font' {
  type Cut = { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[] };
  const subsetFont: (font: Buffer, text: string, how: Cut) => Promise<Buffer>;
  export default subsetFont;
}
