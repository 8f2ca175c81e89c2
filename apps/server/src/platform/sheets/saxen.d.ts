/** What is used of it; the package has no types of its own. */
declare module 'saxen' {
  export class Parser {
    on(event: 'error', handler: (error: Error) => void): this
    on(
      event: 'openTag',
      handler: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
      ) => void,
    ): this
    parse(xml: string): void
  }
}
