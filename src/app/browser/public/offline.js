// For pages that the service worker returns without a connection: applies the chosen theme, and loads the page again when the server responds.
const retryInterval = 15_000;
const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (theme !== undefined) document.documentElement.dataset.theme = theme;

function reload() {
  location.reload();
}

function tryAgain() {
  fetch('', { method: 'HEAD' }).then(reload, () => undefined);
}

addEventListener('online', reload);
setInterval(tryAgain, retryInterval);
