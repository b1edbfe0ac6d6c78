type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Runs in the page: the browser of the tests has no push service, so its subscriptions are invented. */
export function inventSubscriptions(sent: Subscribed): void {
  const read = async () =>
    localStorage.getItem('subscription') === null
      ? null
      : {
          toJSON: () => sent,
          unsubscribe: async () => {
            localStorage.removeItem('subscription');
            return true;
          },
        };
  // headless browsers refuse notifications, also when they are granted
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Notification.requestPermission = async () => 'granted';
  Object.assign(PushManager.prototype, {
    getSubscription: read,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem('subscription', applicationServerKey);
      return read();
    },
  });
}
