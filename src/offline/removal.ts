declare const self: ServiceWorkerGlobalScope;

// The service worker of a build with GATSBY_OFFLINE=false: it replaces any earlier one, deletes its caches and then itself.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await self.caches.keys()).map((name) => self.caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});

export {};
