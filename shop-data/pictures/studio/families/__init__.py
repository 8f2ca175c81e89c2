"""Families of models. Each module maps kinds to builders: build(options) draws one product around the z axis,
standing on z = 0, its front towards -y."""
