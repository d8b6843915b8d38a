// Runs before the page is painted: what the reader chose earlier takes effect without a flash.
{
  const root = document.documentElement;
  root.dataset.script = '';
  root.dataset.view = 'both';
  // A link made for a day: what is said of it comes later.
  if (/[?&]ed=/.test(location.search)) root.dataset.dated = '';
  // What is asked for is at the top: the search page hides its heading.
  if (/[?&]q=[^&]/.test(location.search)) root.dataset.asked = '';
  try {
    const view = localStorage.getItem('taiyaku.view');
    const theme = localStorage.getItem('taiyaku.theme');
    if (view === 'ja' || view === 'en') root.dataset.view = view;
    const folded = localStorage.getItem('taiyaku.folded');
    if (folded) root.dataset.folded = folded;
    if (localStorage.getItem('taiyaku.furigana') === 'on') root.dataset.furigana = '';
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') root.dataset.theme = theme;
  } catch {
    // Storage is forbidden: the page stays as it came.
  }
}
