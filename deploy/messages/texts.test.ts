import { differenceOf, withTextsOf } from './texts';

describe('bringing a language file up to the code', () => {
  it('keeps translations, adds new ids in English and drops old ones', () => {
    const own = { kept: 'gardé', untouched: 'Old words', dropped: 'parti' };
    const former = { kept: 'kept', untouched: 'Old words', dropped: 'gone' };
    const english = { added: 'new', kept: 'kept', untouched: 'New words' };
    expect(withTextsOf(own, english, former)).toEqual({ added: 'new', kept: 'gardé', untouched: 'New words' });
  });
});

describe('checking a language file', () => {
  it('names what is missing, unknown and stale', () => {
    const errors = differenceOf({ a: 'A', b: 'old' }, { b: 'B', c: 'C' }, true);
    expect(errors).toEqual(['"c" is missing', '"a" is in no code any more', '"b" is not what the code says']);
  });

  it('names a text that starts or ends with a space', () => {
    expect(differenceOf({ a: 'un ', b: ' deux', c: 'trois' }, { a: 'one', b: 'two', c: 'three' }, false)).toEqual([
      '"a" starts or ends with a space',
      '"b" starts or ends with a space',
    ]);
  });

  it('leaves translations alone', () => {
    expect(differenceOf({ a: 'un' }, { a: 'one' }, false)).toEqual([]);
  });
});
