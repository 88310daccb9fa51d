/** What the test asks of this script. */
export const task = JSON.parse(process.argv[2]);

/** Hands the test what the client found out, and ends: clients leave timers behind that would wait for hours. */
export function tell(found) {
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
}
