// A carton with a blank label; the server prints the barcode of a lot on it.
import { tiledNoise } from './noise.ts';

const [WIDTH, HEIGHT] = [1000, 750];
const CARD = { x: 150, y: 150, width: 700, height: 450 };

export function drawLabelBlank(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  drawBoard(pen);
  drawCard(pen);
  drawWords(pen);
  return canvas.toDataURL('image/png');
}

function drawBoard(pen: CanvasRenderingContext2D): void {
  const flecks = tiledNoise('label board', { across: 200, down: 150, octaves: 2 });
  const broad = tiledNoise('label light', { across: 2, down: 2, octaves: 3 });
  const image = pen.createImageData(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [u, v] = [x / WIDTH, y / HEIGHT];
      const light = 1.08 - 0.22 * u - 0.12 * v + 0.06 * broad(u, v);
      const ribs = 0.012 * Math.sin(y * 0.9);
      const shade = light * (0.92 + 0.1 * flecks(u, v) + ribs);
      image.data.set([198 * shade, 160 * shade, 117 * shade, 255], 4 * (y * WIDTH + x));
    }
  }
  pen.putImageData(image, 0, 0);
}

function drawCard(pen: CanvasRenderingContext2D): void {
  const { x, y, width, height } = CARD;
  for (const [blur, drop, alpha] of [
    [26, 12, 0.3],
    [5, 2, 0.35],
  ] as const) {
    pen.shadowColor = `rgba(40, 26, 12, ${alpha})`;
    pen.shadowBlur = blur;
    pen.shadowOffsetX = drop / 2;
    pen.shadowOffsetY = drop;
    pen.fillStyle = '#fdfdfb';
    pen.beginPath();
    pen.roundRect(x, y, width, height, 18);
    pen.fill();
  }
  pen.shadowColor = 'transparent';
  const sheen = pen.createLinearGradient(x, y, x + width, y + height);
  sheen.addColorStop(0, 'rgba(255, 255, 255, 0)');
  sheen.addColorStop(1, 'rgba(120, 104, 84, 0.1)');
  pen.fillStyle = sheen;
  pen.fill();
}

function drawWords(pen: CanvasRenderingContext2D): void {
  const { x, y, width, height } = CARD;
  pen.fillStyle = '#17211d';
  pen.font = 'bold 44px "Open Sans", sans-serif';
  pen.fillText('HAMMERDOCK', x + 62, y + 84);
  pen.font = '24px "Open Sans", sans-serif';
  pen.fillStyle = '#4b5450';
  pen.fillText('Lot label', x + 62, y + 120);
  pen.textAlign = 'right';
  pen.fillText('Scan at the pickup desk', x + width - 62, y + 120);
  pen.textAlign = 'left';
  pen.fillRect(x + 62, y + 138, width - 124, 2);
  pen.fillRect(x + 62, y + height - 84, width - 124, 2);
  pen.font = '22px "Open Sans", sans-serif';
  pen.fillText('Keep this label on the goods until they are collected.', x + 62, y + height - 42);
}
