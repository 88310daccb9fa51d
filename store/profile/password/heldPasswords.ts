/** The present password and the one to change it to. */
interface Passwords {
  password: string;
  newPassword: string;
}

let held: Passwords | null = null;

/**
 * Holds the passwords for the saga that sends them. They are in no action and in no state, which tools and error reports
 * may show.
 */
export function holdPasswords(passwords: Passwords): void {
  held = passwords;
}

/** The held passwords, once; null where none are held. */
export function takePasswords(): Passwords | null {
  const taken = held;
  held = null;
  return taken;
}
