document.querySelector('#root')?.append('Hello');
