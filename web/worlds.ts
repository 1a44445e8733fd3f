/** The world of each box: its colours, under `[data-world='<box>']`. */
import.meta.glob('../games/*/table/world.css', { eager: true });
