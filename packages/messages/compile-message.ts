/** Pages are built with compiled messages (apps/web/vite/messages.ts), which replaces this module. */
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

export const compileMessage = (text: string): CompiledMessage => compile(text);
