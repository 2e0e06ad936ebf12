declare const self: ServiceWorkerGlobalScope;

// The service worker of a build with GATSBY_OFFLINE=false. It takes the place of any earlier one on this address, deletes what that one kept, and itself. Pages
// come from the network again at once; nothing is reloaded. Browsers fetch it by themselves, at the latest at a visitor's next page.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await self.caches.keys()).map((name) => self.caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});

export {};
