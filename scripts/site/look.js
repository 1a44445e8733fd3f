/* Whoever has chosen lamplight or daylight in the parlour reads by it here too; else the system says. */
try {
  const { light, text } = JSON.parse(localStorage.getItem('parlour-settings') ?? '{}');
  if (light === 'lamp' || light === 'day') document.documentElement.dataset.light = light;
  if (['125', '150', '200'].includes(text)) document.documentElement.style.setProperty('--text', text);
} catch {
  // A browser that keeps nothing, or nonsense, shows what is usual.
}
