export { roundEnding as ending } from './round-ending.tsx';
