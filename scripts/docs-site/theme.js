/* The documentation uses the theme chosen in the app; otherwise the system's. */
try {
  const { light, text } = JSON.parse(localStorage.getItem('parlour-settings') ?? '{}');
  if (light === 'lamp') document.documentElement.dataset.theme = 'dark';
  if (light === 'day') document.documentElement.dataset.theme = 'light';
  if (['125', '150', '200'].includes(text)) document.documentElement.style.setProperty('--text', text);
} catch {
  // Without storage, or with an invalid value, the default applies.
}
