import { withStorage } from '../http/withStorage';

export type PrivacyChoice = 'allowed' | 'refused';

/** Where the browser remembers it: the answer, its day and the version of the question. Nothing about who. */
export const choiceKey = 'club-privacy';

/** A new version of the question invalidates stored choices. */
const version = 1;

/** An answer is good for a year: long enough for laws that let a no count, short enough for those that limit a yes. */
const lifeMs = 365 * 24 * 60 * 60 * 1000;

/** `now` in ms. */
export function readChoice(now: number): PrivacyChoice | null {
  const [kept, day, choice] = withStorage(() => localStorage.getItem(choiceKey))?.split(' ') ?? [];
  const age = now - Date.parse(day ?? '');
  if (kept !== String(version) || !(age < lifeMs)) return null;
  return choice === 'allowed' || choice === 'refused' ? choice : null;
}

/** Without storage, the next visit shows the question again. */
export function keepChoice(choice: PrivacyChoice, now: number): void {
  withStorage(() =>
    localStorage.setItem(choiceKey, `${version} ${new Date(now).toISOString().slice(0, 10)} ${choice}`),
  );
}

export function onChoiceElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === choiceKey || key === null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** True if the browser declines for all sites (Global Privacy Control). */
export const hasPrivacySignal = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
