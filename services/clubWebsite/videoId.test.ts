import { videoIdOf } from './videoId';

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube.com/watch?t=3&v=abc-_fghijk&x=1', 'abc-_fghijk'],
  ['https://youtu.be/abcdefghijk?t=3', 'abcdefghijk'],
  ['https://www.youtube.com/embed/abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube.com/watch?v=abcdefghij', null],
  ['https://www.youtube.com/watch?v=abcdefghijkl', null],
  ['https://video.example/clips', null],
  ['', null],
])('the video id in %s is %s (spec 5: exactly 11 characters)', (url, id) => {
  expect(videoIdOf(url)).toBe(id);
});
