/** The task that the test passes to this script. */
export const task = JSON.parse(process.argv[2]);

/** Writes the result for the test and exits, because clients leave timers behind that run for hours. */
export function report(result) {
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}
