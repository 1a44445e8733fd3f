/** The world of each box: its colours, under `[data-world='<box>']`. */
import.meta.glob('../../games/*/art/world.css', { eager: true });
