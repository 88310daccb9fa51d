import { loadPicturesForPrint } from './loadPicturesForPrint';

it('loads pictures far below when the page is printed', () => {
  // Given a picture that waits until the reader comes near
  document.body.innerHTML = '<img src="/far.jpg" alt="Far" loading="lazy"><img src="/near.jpg" alt="Near">';
  loadPicturesForPrint();
  expect(document.querySelectorAll('[loading=lazy]')).toHaveLength(1);

  // When the reader prints the page
  window.dispatchEvent(new Event('beforeprint'));

  // Then no picture waits any more
  expect(document.querySelectorAll('[loading=lazy]')).toHaveLength(0);
  expect(document.querySelectorAll('[loading=eager]')).toHaveLength(1);
});
