/** Ends the browser's part of a subscription to notifications, if it has one. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
