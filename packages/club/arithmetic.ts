export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
