/** Things that belong together, under one name for whoever cannot see it; a fieldset would be a form. */
import type { HTMLAttributes, JSX } from 'preact';

type GroupProps = HTMLAttributes<HTMLDivElement> & { readonly label: string };

export function Group({ label, ...rest }: GroupProps): JSX.Element {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  return <div {...rest} role="group" aria-label={label} />;
}
