/** Colors of every box, under `[data-world='<box>']`. */
import.meta.glob('../../../games/*/art/world.css', { eager: true });
