import { sheetPage } from './sheet';

it('shows each text as it is written beside its English, under its place, with what it is for', () => {
  const page = sheetPage('de-DE', [
    {
      id: 'units.title',
      place: 'components/units',
      english: 'Your <b>Units</b>',
      text: 'Deine <b>Units</b>',
      description: 'The title',
    },
    { id: 'widget.title', place: 'platform', english: 'Log in', text: undefined },
  ]);
  const inOrder = [
    '<h1>2 texts in de-DE</h1>',
    '<h2>components/units</h2>',
    '<code>units.title</code> <small>The title</small>',
    '<td>Your &lt;b&gt;Units&lt;/b&gt;</td><td lang="de-DE">Deine &lt;b&gt;Units&lt;/b&gt;</td>',
    '<h2>platform</h2>',
    '<td>Log in</td><td lang="de-DE"></td>',
  ].map((part) => page.indexOf(part));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
});
