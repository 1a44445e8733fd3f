/* The documentation uses the theme chosen in the app; otherwise the system's. */
try {
  const { light, text } = JSON.parse(localStorage.getItem('parlour-settings') ?? '{}');
  if (light === 'lamp' || light === 'day') document.documentElement.dataset.light = light;
  if (['125', '150', '200'].includes(text)) document.documentElement.style.setProperty('--text', text);
} catch {
  // Without storage, or with an invalid value, the default applies.
}
