export { aloneEnding as ending } from './alone-ending.tsx';
