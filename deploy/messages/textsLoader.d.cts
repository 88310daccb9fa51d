/** A loader of the bundler: takes and gives the source of a module (see the implementation). */
declare function addEnglishTexts(
  this: { resourcePath: string; addDependency(file: string): void },
  source: string,
): string;
export = addEnglishTexts;
