export { roundEnding as ending } from '../../round/board/round-ending.tsx';
