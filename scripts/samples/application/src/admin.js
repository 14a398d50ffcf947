document.body.append('Admin');
