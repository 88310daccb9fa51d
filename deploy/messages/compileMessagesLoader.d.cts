/** A loader of the bundler: takes and gives the source of a module (see the implementation). */
declare function compileMessages(this: { addDependency(file: string): void }, source: string): Promise<string>;
export = compileMessages;
