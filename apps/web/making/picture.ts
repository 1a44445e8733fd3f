/** A picture of one's own, made fit for a card: cut to the window, and no heavier than a printer can use. */

/** Pixels of a window of 54 by 60 mm at about 250 to the inch. */
const [WIDTH, HEIGHT] = [540, 604];
const QUALITY = 0.8;

/** Throws if the file is no picture that the browser knows. */
export async function pictureFrom(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.max(WIDTH / image.width, HEIGHT / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(image, (WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
