### What is wrong in a board file. Each sentence stands after its JSON path, says what is wrong and what to do.

## Any board

fault-json = This is not JSON: reading stopped at line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }. Correct the file there.
# $key is the name of a field.
fault-missing = The field “{ $key }” is missing. Add it.
fault-object = This must be an object: named fields in braces.
fault-list = This must be a list in square brackets.
# $found, $least and $most count entries, or the licences of all routes together.
fault-count = Found { $found } here, but there must be at least { $least } and at most { $most }. Add or remove some.
fault-text = This must be a text in quotation marks.
fault-long = This text is longer than 4,000 characters. Shorten it.
fault-id = “{ $id }” is not an id. Use 1 to 48 lower-case letters a to z, digits and hyphens.
# $id may be a city, a colour or a title.
fault-unknown = “{ $id }” is not one of the values allowed here. Check the spelling, or add it to the list it comes from.
fault-twice = “{ $id }” is already taken. Choose another, so that each has its own.
fault-number = This must be a whole number from { $least } to { $most }.
fault-decimal = This must be a number from −100,000 to 100,000.
fault-flag = This must be true or false, without quotation marks.
fault-anchor = A label’s anchor must be “start”, “middle” or “end”.
fault-backdrop = The backdrop must be “europe”, “germany” or “none”.
fault-loop = Both ends are the same city. Give it two different ones.
fault-isolated = No route touches { $city }. Add one, or remove the city.

## Airlines Europe

# The prices of a route, or the zones of the share track.
fault-ascending = Each must be higher than the one before it. Put them in rising order and let no two be equal.
fault-descending = No place may give more points than the place before it. Put the highest first.
fault-long-distance = A long-distance route has one licence. Keep one price, or remove “long_distance”.
fault-zone-start = The share track starts at space 0. Set “from” of the first zone to 0.
fault-bonus = { $airline } can never connect its home to its bonus target { $city }: that is its home itself, no routes lead there, or it has too few planes for the way. Choose another target, add routes or give it more planes.
fault-few-airlines = With { $seats } players fewer than three airlines are in play. Add airlines in colours that stay in at every table: all but yellow, blue and violet.
fault-few-shares = With { $seats } players { $shares ->
    [one] only one share is
   *[other] only { $shares } shares are
} in play and { $need } are needed. Give the airlines more planes, since each has as many shares as planes.

fault-licences = There are { $found } licences in all; a board may have at most { $most }. Leave some out.

## Remarks: nothing wrong, but worth knowing

remark-narrow-home = { $airline } has only { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
} out of its home, so it is blocked early.
