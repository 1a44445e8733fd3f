/** The class of what is only read aloud. */
import styles from './unseen.module.css';

export const unseen: string = styles.unseen!;
