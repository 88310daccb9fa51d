/**
 * Runs the publisher's tag containers, apart from the page that shows this document in a sandboxed frame. The page says
 * once which ones, and hands over a port: events come through it into the data layer, and it is told how each fared.
 */
'use strict';

window.dataLayer = [];

window.addEventListener(
  'message',
  ({ data, ports: [port] }) => {
    port.addEventListener('message', (event) => window.dataLayer.push(event.data));
    port.start();
    for (const url of data.urls) {
      const script = document.createElement('script');
      const tell = (isLoaded) => port.postMessage({ url, isLoaded });
      script.addEventListener('load', () => tell(true));
      script.addEventListener('error', () => tell(false));
      script.async = true;
      script.src = url;
      document.head.append(script);
    }
  },
  { once: true },
);
