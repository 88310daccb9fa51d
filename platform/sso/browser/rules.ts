/** What the sign-up form ticks off while a password is typed. The platform has the last word. */
export const passwordRules: Readonly<Record<string, (password: string) => boolean>> = {
  length: (password) => password.length >= 8,
  capital: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
};
