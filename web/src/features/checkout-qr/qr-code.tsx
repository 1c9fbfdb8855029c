import { create } from 'qrcode';
import classes from './checkout-qr.module.css';

/** The quiet zone of four modules that the standard requires. */
const MARGIN = 4;

/** Always dark on white, as scanners expect, in both color schemes. */
export function QrCode({ text, label }: Record<'text' | 'label', string>) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data.keys()].filter((at) => data[at] === 1);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('');
  const side = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.code}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
