/** Pictures for cards: read, made smaller and cropped on this device. */
import type { Size } from '@parlour/card-art/svg';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import club from '../club/club.module.css';
import { Button } from '../ui/button.tsx';
import { BottomSheet } from '../ui/overlays.tsx';
import styles from './packs.module.css';
import { packsText } from './packs-text.ts';

/** A part of a picture in shares of its width and height, after turning it by quarter turns. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turns: number;
};

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1, turns: 0 };

const JPEG_QUALITY = 0.82;
const JPEG_TYPE = 'image/jpeg';

/** Larger pictures are refused before they are decoded. */
const MAX_PICTURE_FILE_BYTES = 40_000_000;

const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The largest part of this shape, in the middle. `aspect` is width by height. */
function centredCrop(picture: Size, aspect: number, turns = 0): Crop {
  const { width, height } = turnedSize(picture, turns);
  const across = Math.min(1, (height * aspect) / width);
  const down = Math.min(1, width / aspect / height);
  return { x: (1 - across) / 2, y: (1 - down) / 2, width: across, height: down, turns };
}

/** Draws a part of a picture on white, so that transparent pictures print as they look. */
function drawCrop(context: CanvasRenderingContext2D, picture: ImageBitmap, crop: Crop, size: Size): void {
  const whole = turnedSize(picture, crop.turns);
  const scale = size.width / (crop.width * whole.width);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.save();
  context.scale(scale, scale);
  context.translate(whole.width * (0.5 - crop.x), whole.height * (0.5 - crop.y));
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}

/** Returns a part of a picture as a JPEG of at most this size in pixels. */
export async function cropPicture(file: Blob, max: Size, cropFor: (picture: Size) => Crop): Promise<Blob> {
  if (file.size > MAX_PICTURE_FILE_BYTES) throw new Error('too large');
  const picture = await createImageBitmap(file);
  const crop = cropFor(picture);
  const whole = turnedSize(picture, crop.turns);
  const [width, height] = [crop.width * whole.width, crop.height * whole.height];
  const scale = Math.min(1, max.width / width, max.height / height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const canvas = new OffscreenCanvas(size.width, size.height);
  drawCrop(canvas.getContext('2d') as unknown as CanvasRenderingContext2D, picture, crop, size);
  picture.close();
  return canvas.convertToBlob({ type: JPEG_TYPE, quality: JPEG_QUALITY });
}

export const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The page may not fetch data URLs. */
export const blobOf = (dataUrl: string): Blob =>
  new Blob([Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), letter => letter.charCodeAt(0))]);

type CropDialogProps = {
  readonly file: Blob;
  /** Of the part: width by height. */
  readonly aspect: number;
  readonly initial?: Crop;
  /** Offered where other pictures can be cropped alike. */
  readonly applyToAll?: string;
  close(): void;
  onCrop(crop: Crop, isForAll: boolean): void;
};

const PREVIEW_WIDTH_PX = 300;
const MAX_ZOOM = 4;
/** Of the part in view, for each press of an arrow key. */
const STEP = 0.04;

/** Moves and enlarges a picture behind a frame, by pointer, keys and sliders. */
export function CropDialog({ file, aspect, initial, applyToAll, close, onCrop }: CropDialogProps): JSX.Element {
  const picture = useSignal<ImageBitmap | undefined>(undefined);
  const crop = useSignal<Crop | undefined>(initial);
  useEffect(() => {
    let isClosed = false;
    void createImageBitmap(file).then(bitmap => {
      if (isClosed) return bitmap.close();
      picture.value = bitmap;
      crop.value ??= centredCrop(bitmap, aspect);
    });
    return () => {
      isClosed = true;
      picture.peek()?.close();
    };
  }, [file]);
  return (
    <BottomSheet title={packsText('cropPicture')} close={close}>
      {picture.value && crop.value && <CropControls picture={picture.value} crop={crop} aspect={aspect} />}
      <div class={club.row}>
        <Button tone="primary" onAct={() => crop.value && onCrop(crop.value, false)}>
          {packsText('useCrop')}
        </Button>
        {applyToAll !== undefined && <Button onAct={() => crop.value && onCrop(crop.value, true)}>{applyToAll}</Button>}
      </div>
    </BottomSheet>
  );
}

type CropControlsProps = {
  readonly picture: ImageBitmap;
  readonly crop: Signal<Crop | undefined>;
  readonly aspect: number;
};

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));

function CropControls({ picture, crop, aspect }: CropControlsProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoomId = useId();
  const now = crop.value!;
  const largest = centredCrop(picture, aspect, now.turns);
  const size = { width: PREVIEW_WIDTH_PX, height: Math.round(PREVIEW_WIDTH_PX / aspect) };
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawCrop(context, picture, now, size);
  }, [now, picture]);
  /** By shares of the part in view. */
  const move = (across: number, down: number): void => {
    const { x, y, width, height } = crop.peek()!;
    const [left, top] = [clamp(x + across * width, 1 - width), clamp(y + down * height, 1 - height)];
    crop.value = { ...crop.peek()!, x: left, y: top };
  };
  const zoomTo = (zoom: number): void => {
    const [width, height] = [largest.width / zoom, largest.height / zoom];
    const [x, y] = [now.x + (now.width - width) / 2, now.y + (now.height - height) / 2];
    crop.value = { ...now, x: clamp(x, 1 - width), y: clamp(y, 1 - height), width, height };
  };
  const onKey = (event: KeyboardEvent): void => {
    const [across, down] = ARROWS[event.key] ?? [0, 0];
    if (across === 0 && down === 0) return;
    event.preventDefault();
    move(across * STEP, down * STEP);
  };
  return (
    <div class={styles.crop}>
      <canvas
        ref={canvas}
        class={styles.cropView}
        width={size.width}
        height={size.height}
        tabIndex={0}
        role="img"
        aria-label={packsText('cropHelp')}
        onKeyDown={onKey}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={event => {
          const { clientWidth, clientHeight } = event.currentTarget;
          if (event.buttons > 0) move(-event.movementX / clientWidth, -event.movementY / clientHeight);
        }}
      />
      <p class={club.soft}>{packsText('cropHelp')}</p>
      <label for={zoomId}>{packsText('zoom')}</label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.01}
        value={largest.width / now.width}
        onInput={event => zoomTo(Number(event.currentTarget.value))}
      />
      <div class={club.row}>
        <Button size="small" onAct={() => (crop.value = centredCrop(picture, aspect, (now.turns + 1) % 4))}>
          {packsText('turnPicture')}
        </Button>
      </div>
    </div>
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
