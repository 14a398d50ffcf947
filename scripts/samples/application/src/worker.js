self.postMessage('Hello');
