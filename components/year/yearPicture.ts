import { brand } from '../brand/brand';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';

/** What a card says. The name is there only if the player wants it to be. */
export interface CardTexts {
  year: string;
  figure: string;
  caption: string;
  name: string | null;
}

/** In px: a size that social networks show whole. */
const width = 1080;
const height = 1350;
const margin = 96;

/** Draws a card as a picture. It is made in the browser and holds nothing but these texts and the club's name. */
export async function drawYearCard({ year, figure, caption, name }: CardTexts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures.');
  const font = getComputedStyle(document.body).getPropertyValue('--display');
  drawSky(pen);

  const write = (text: string, size: number, y: number, color: string) => {
    pen.fillStyle = color;
    // A long title, or a long word, shrinks until its lines fit.
    for (let fitting = size; ; fitting -= 4) {
      pen.font = `600 ${fitting}px ${font}`;
      const lines = wrap(pen, text, width - 2 * margin);
      const fits = lines.every((line) => pen.measureText(line).width <= width - 2 * margin) && lines.length <= 3;
      if (!fits && fitting > 40) continue;
      lines.forEach((line, index) => pen.fillText(line, margin, y + index * fitting * 1.15));
      return y + (lines.length - 1) * fitting * 1.15;
    }
  };
  write(`${brand.club} · ${year}`, 44, 160, tokens.color.skyLead);
  const end = write(figure, 200, 620, tokens.color.gold);
  write(caption, 72, end + 120, tokens.color.text);
  if (name !== null) write(name, 52, height - margin, tokens.color.skyLead);

  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png'),
  );
}

const stars = [
  [820, 240, 46],
  [930, 420, 16],
  [640, 300, 12],
  [980, 980, 22],
  [700, 1180, 12],
  [880, 1120, 9],
] as const;

function drawSky(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, tokens.color.ink950);
  sky.addColorStop(1, '#1e3568');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = tokens.color.skyLead;
  for (const [x, y, radius] of stars) pen.fill(new Path2D(starPath(x, y, radius)));
}

/** Lines of words that fit; Japanese and Chinese break between any two characters. */
function wrap(pen: CanvasRenderingContext2D, text: string, most: number): string[] {
  const parts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? Array.from(text)
    : text.split(/(?<= )/);
  const lines = [''];
  for (const part of parts) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && pen.measureText((last + part).trimEnd()).width > most) lines.push(part);
    else lines[lines.length - 1] = last + part;
  }
  return lines.map((line) => line.trimEnd());
}
