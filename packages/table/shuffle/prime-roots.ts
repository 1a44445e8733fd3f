/** Fractional bits of roots of primes: the constants of SHA-2. */
const WORD = 2n ** 64n;

export function primes(count: number): bigint[] {
  const found: bigint[] = [];
  for (let n = 2n; found.length < count; n++) if (found.every(prime => n % prime !== 0n)) found.push(n);
  return found;
}

/** Integer part of a root, by Newton's method from above. */
function root(of: bigint, degree: bigint): bigint {
  let next = 2n ** (BigInt(of.toString(2).length) / degree + 1n);
  let low = next;
  do {
    low = next;
    next = ((degree - 1n) * low + of / low ** (degree - 1n)) / degree;
  } while (next < low);
  return low;
}

/** The first 64 fractional bits, as two halves. */
export const fractions = (numbers: readonly bigint[], degree: bigint): Int32Array =>
  Int32Array.from(
    numbers.flatMap(prime => {
      const bits = root(prime * WORD ** degree, degree) % WORD;
      return [Number(bits >> 32n), Number(bits % 2n ** 32n)];
    }),
  );
