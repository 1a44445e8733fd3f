/** A bucket of tokens: so many requests at once, and so many a second in the long run. */
export type Bucket = { left: number; at: number };
export type Rate = { readonly burst: number; readonly perSecond: number };

export const USUAL: Rate = { burst: 30, perSecond: 10 };
/** Where all play at once people are quicker, and being first counts. */
export const RACE: Rate = { burst: 120, perSecond: 40 };

export const newBucket = (now: number): Bucket => ({ left: USUAL.burst, at: now });

/** Takes one token if there is one. */
export function take(bucket: Bucket, rate: Rate, now: number): boolean {
  const gained = (Math.max(0, now - bucket.at) / 1000) * rate.perSecond;
  bucket.left = Math.min(rate.burst, bucket.left + gained);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}
