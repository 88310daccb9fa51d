/** Holds one value until it is taken. */
interface Holder<T> {
  hold: (value: T) => void;
  /** The held value, once; null where none is held. */
  take: () => T | null;
}

/**
 * Creates a place for a value on its way between a component and a saga. Passwords, codes and copies of data go this way:
 * they are in no action and in no state, which tools and error reports may show.
 */
export function createHolder<T>(): Holder<T> {
  let held: T | null = null;
  return {
    hold: (value) => {
      held = value;
    },
    take: () => {
      const taken = held;
      held = null;
      return taken;
    },
  };
}
