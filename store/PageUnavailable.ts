/**
 * The error of a page that cannot be rendered because the services do not respond. Next passes `statusCode` to the error
 * page.
 */
export class PageUnavailable extends Error {
  readonly statusCode = 503;

  constructor(cause: Error) {
    super(`The services do not respond: ${cause.message}`, { cause });
    this.name = 'PageUnavailable';
  }
}
