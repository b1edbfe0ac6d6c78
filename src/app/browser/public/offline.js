// For pages that the service worker returns without a connection: applies the chosen theme, and loads the page again when the server responds.
const retryInterval = 15_000;
// a connection that comes and goes says "online" each time
const calmAfter = 1_000;
const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (theme !== undefined) document.documentElement.dataset.theme = theme;

let isLeaving = false;

function reload() {
  if (!isLeaving) location.reload();
}

// "online" means a network, not that the server responds
function tryAgain() {
  fetch('', { method: 'HEAD' }).then(reload, () => undefined);
}

// a reload would cancel the way to the page that the user has chosen
addEventListener('beforeunload', () => (isLeaving = true));
// the page has returned from the cache of the browser
addEventListener('pageshow', () => (isLeaving = false));
addEventListener('online', () => setTimeout(tryAgain, calmAfter));
setInterval(tryAgain, retryInterval);
