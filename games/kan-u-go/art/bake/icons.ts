/** `npx tsx games/kan-u-go/art/bake/icons.ts` writes `../icons.generated.ts`. */
import { join } from 'node:path';
import { bakeIcons } from '@parlour/card-art/tools/bake-icons';

bakeIcons(['mounted-knight'], join(import.meta.dirname, '..', 'icons.generated.ts'));
